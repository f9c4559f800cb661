import { required } from '../tools/required.ts';
import { INSTRUCTIONS } from './instructions.ts';

type Bytes = (addressOf: (label: string) => number) => number[];

const words = (value: number): number[] => [value & 255, (value >> 8) & 255];

/** One line: `name: NAME operand`; the operand is a number or a label; texts stand in quotes. */
function assembled(line: string): { size: number; bytes: Bytes } {
  const text = /^"(.*)"$/.exec(line);
  if (text) {
    const bytes = [...Buffer.from((text[1] ?? '').replaceAll('\\n', '\n')), 0];
    return { size: bytes.length, bytes: () => bytes };
  }
  if (line.startsWith('hex ')) {
    const bytes = [...Buffer.from(line.slice(4), 'hex')];
    return { size: bytes.length, bytes: () => bytes };
  }
  const [name = '', operand] = line.split(' ');
  const opcode = INSTRUCTIONS.findIndex((instruction) => instruction.name === name);
  if (opcode < 0) throw new Error(`unknown instruction: ${line}`);
  if (operand === undefined) return { size: 1, bytes: () => [opcode] };
  const value = Number(operand);
  return {
    size: 3,
    bytes: (addressOf) => [opcode, ...words(Number.isNaN(value) ? addressOf(operand) : value)],
  };
}

/** The bytes of a program from address 0 on. Lines: `label:`, an instruction, a text, `hex ..`. */
export function assemble(program: string): Buffer<ArrayBuffer> {
  const labels = new Map<string, number>();
  const parts: Bytes[] = [];
  let address = 0;
  for (const line of program.split('\n').map((text) => text.trim())) {
    if (line === '' || line.startsWith(';')) continue;
    if (line.endsWith(':')) {
      labels.set(line.slice(0, -1), address);
      continue;
    }
    const { size, bytes } = assembled(line);
    address += size;
    parts.push(bytes);
  }
  const addressOf = (label: string): number => required(labels.get(label), label);
  return Buffer.from(parts.flatMap((bytes) => bytes(addressOf)));
}
