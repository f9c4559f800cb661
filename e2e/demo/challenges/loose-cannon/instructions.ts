export interface Instruction {
  name: string;
  /** Whether a word follows the opcode. */
  operand: boolean;
  does: string;
}

const instruction = (name: string, operand: boolean, does: string): Instruction => ({
  name,
  operand,
  does,
});

/** The machine's language; the opcode of an instruction is its place in this list. */
export const INSTRUCTIONS: readonly Instruction[] = [
  instruction('HALT', false, 'stop'),
  instruction('SETA', true, 'A = n'),
  instruction('SETB', true, 'B = n'),
  instruction('LOADA', true, 'A = word at n'),
  instruction('LOADB', true, 'B = word at n'),
  instruction('STOREA', true, 'word at n = A'),
  instruction('BYTE', false, 'A = byte at the address in B'),
  instruction('ARG', true, 'A = word at SP + n'),
  instruction('SETARG', true, 'word at SP + n = A'),
  instruction('GROW', true, 'SP = SP - n'),
  instruction('SHRINK', true, 'SP = SP + n'),
  instruction('CALL', true, 'push the address of the next instruction, go to n'),
  instruction('RET', false, 'pop an address, go there'),
  instruction('JMP', true, 'go to n'),
  instruction('JZ', true, 'go to n if A is 0'),
  instruction('JNEG', true, 'go to n if the highest bit of A is set'),
  instruction('ADD', false, 'A = A + B'),
  instruction('SUB', false, 'A = A - B'),
  instruction('XOR', false, 'A = A xor B'),
  instruction('MUL', false, 'A = A * B'),
  instruction('HIGH', false, 'A = A / 256, rounded down'),
  instruction('SIGN', false, 'read the low byte of A as a number from -128 to 127'),
  instruction('SWAP', false, 'exchange A and B'),
  instruction('READ', false, 'A = next byte of the input, 0 at its end'),
  instruction('READN', true, 'read A bytes of the input, or what is left of it, to SP + n'),
  instruction('PRINT', true, 'print the text at n up to a zero byte'),
  instruction('PUT', false, 'print the low byte of A as a letter'),
];
