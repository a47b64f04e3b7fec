self.tablierExplain = (error) => ({ title: error.type, advice: '', more: '' });
