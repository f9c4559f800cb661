'use strict';
// The machine of MANUAL.txt. To run the gun deck: node deckhand.cjs < input.bin
// Add --trace to see every step on the standard error.

const MEMORY = 0x1000;
const STACK = 0x0f00;
const MOST_STEPS = 100000;

const hex = (value) => value.toString(16).padStart(4, '0');

/** Runs a program with the input (both bytes) and returns what it prints. */
function run(instructions, program, input, trace) {
  const memory = new Uint8Array(MEMORY);
  memory.set(program);
  let [a, b, pc, sp, read, output] = [0, 0, 0, STACK, 0, ''];

  const byte = (at) => memory[at % MEMORY];
  const word = (at) => byte(at) + 256 * byte(at + 1);
  const store = (at, value) => {
    memory[at % MEMORY] = value & 255;
    memory[(at + 1) % MEMORY] = (value >> 8) & 255;
  };
  const next = () => (read < input.length ? input[read++] : 0);

  const steps = {
    SETA: (n) => (a = n),
    SETB: (n) => (b = n),
    LOADA: (n) => (a = word(n)),
    LOADB: (n) => (b = word(n)),
    STOREA: (n) => store(n, a),
    BYTE: () => (a = byte(b)),
    ARG: (n) => (a = word(sp + n)),
    SETARG: (n) => store(sp + n, a),
    GROW: (n) => (sp -= n),
    SHRINK: (n) => (sp += n),
    CALL: (n) => {
      sp -= 2;
      store(sp, pc);
      pc = n;
    },
    RET: () => {
      pc = word(sp);
      sp += 2;
    },
    JMP: (n) => (pc = n),
    JZ: (n) => (pc = a === 0 ? n : pc),
    JNEG: (n) => (pc = a & 0x8000 ? n : pc),
    ADD: () => (a = (a + b) & 0xffff),
    SUB: () => (a = (a - b) & 0xffff),
    XOR: () => (a ^= b),
    MUL: () => (a = (a * b) % 0x10000),
    HIGH: () => (a >>= 8),
    SIGN: () => (a = (((a & 255) ^ 0x80) - 0x80) & 0xffff),
    SWAP: () => ([a, b] = [b, a]),
    READ: () => (a = next()),
    READN: (n) => {
      for (let i = 0; i < a && read < input.length; i += 1) memory[(sp + n + i) % MEMORY] = next();
    },
    PRINT: (n) => {
      for (let at = n; byte(at) !== 0; at += 1) output += String.fromCharCode(byte(at));
    },
    PUT: () => (output += String.fromCharCode(a & 255)),
  };

  for (let step = 0; step < MOST_STEPS; step += 1) {
    const at = pc;
    const instruction = instructions[byte(pc)];
    if (instruction === undefined) return output + '\n[not an instruction at ' + at + ']\n';
    const n = instruction.operand ? word(pc + 1) : 0;
    pc += instruction.operand ? 3 : 1;
    if (trace) trace({ at, name: instruction.name, n, a, b, sp });
    if (instruction.name === 'HALT') return output;
    steps[instruction.name](n);
  }
  return output + '\n[still running, stopped]\n';
}

module.exports = { run };

if (typeof require === 'function' && require.main === module) {
  const { readFileSync } = require('node:fs');
  const { join } = require('node:path');
  const show = ({ at, name, n, a, b, sp }) =>
    console.error(hex(at), name.padEnd(6), hex(n), ' A', hex(a), ' B', hex(b), ' SP', hex(sp));
  const instructions = JSON.parse(readFileSync(join(__dirname, 'instructions.json'), 'utf8'));
  const program = readFileSync(join(__dirname, 'gun-deck.rom'));
  const trace = process.argv.includes('--trace') ? show : undefined;
  process.stdout.write(run(instructions, program, readFileSync(0), trace));
}
