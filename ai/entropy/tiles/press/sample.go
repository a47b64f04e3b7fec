package press

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"

	"tablier/ai/entropy/tiles/block"
)

// A Block is one of a sample: the set of the player to move is that of the class.
type Block struct {
	Class  int
	Data   []byte
	Values *block.Values
}

// sampled is how many blocks a sample has.
const sampled = 24

// Sample returns the bytes of some blocks, drawn by a seed, with their values, for tests: ReadSample reads them.
func Sample(model []byte, all *Values) ([]byte, error) {
	m, err := block.ReadModel(model)
	if err != nil {
		return nil, err
	}
	var file bytes.Buffer
	zip, coder := gzip.NewWriter(&file), block.NewCoder(m)
	for _, class := range rand.New(rand.NewPCG(seed+1, 0)).Perm(block.Classes)[:sampled] {
		list := all.block(class)
		data := coder.Encode(block.Rep(class), list)
		head := binary.LittleEndian.AppendUint16(nil, uint16(class))
		head = binary.LittleEndian.AppendUint16(head, uint16(len(data)))
		for _, part := range [][]byte{head, data, list[:]} {
			if _, err := zip.Write(part); err != nil {
				return nil, fmt.Errorf("sample blocks: %w", err)
			}
		}
	}
	if err := zip.Close(); err != nil {
		return nil, fmt.Errorf("sample blocks: %w", err)
	}
	return file.Bytes(), nil
}

// ReadSample reads what Sample wrote.
func ReadSample(data []byte) (list []Block, err error) {
	zip, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("read blocks: %w", err)
	}
	for {
		var head struct{ Class, Size uint16 }
		if err := binary.Read(zip, binary.LittleEndian, &head); errors.Is(err, io.EOF) {
			return list, nil
		} else if err != nil {
			return nil, fmt.Errorf("read blocks: %w", err)
		}
		b := Block{int(head.Class), make([]byte, head.Size), new(block.Values)}
		_, err := io.ReadFull(zip, b.Data)
		if _, wrong := io.ReadFull(zip, b.Values[:]); err != nil || wrong != nil {
			return nil, fmt.Errorf("read blocks: %w", errors.Join(err, wrong))
		}
		list = append(list, b)
	}
}
