"""Where Tablier is published: the folder of the site, as in "https://votre-site.example/tablier/".

A program may say it too: from tablier import adresse; adresse.SITE = "https://votre-site.example/tablier/".
"""

SITE = ""
