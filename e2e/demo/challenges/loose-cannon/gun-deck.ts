import { assemble } from './assembler.ts';

/** Both numbers that open the magazine. */
export interface Keys {
  first: number;
  second: number;
}

const STEP = 0x3619;

/** What the magazine XORs its text with: the high byte of a number that steps with both keys. */
function pad(length: number, { first, second }: Keys): number[] {
  let state = first;
  return Array.from({ length }, () => {
    state = (state * second + STEP) % 0x10000;
    return state >> 8;
  });
}

/** The gun deck's program. Only a payload that runs over its buffer gets into the magazine. */
export function gunDeck(text: string, keys: Keys): Buffer<ArrayBuffer> {
  const stream = pad(text.length + 1, keys);
  const sealed = Buffer.from(
    [...Buffer.from(`${text}\0`)].map((byte, at) => byte ^ (stream[at] ?? 0)),
  );
  // Two equations of odd determinant: exactly one pair of keys fits.
  const sum = (3 * keys.first + keys.second) % 0x10000;
  const secondSum = (keys.first + 2 * keys.second) % 0x10000;
  return assemble(`
    SETA 0xB0A7
    SETB 0x1CE5
    MUL
    STOREA guard
    CALL deck
    HALT

    deck:
    GROW 26
    LOADA guard
    SETARG 24
    PRINT prompt
    READ
    STOREA amount
    SIGN
    SETB 25
    SUB
    JNEG load
    PRINT refusal
    JMP leave
    load:
    LOADA amount
    READN 0
    PRINT loaded
    leave:
    ARG 24
    LOADB guard
    SUB
    JZ home
    PRINT alarm
    HALT
    home:
    SHRINK 26
    RET

    magazine:
    ARG 2
    STOREA state
    SETB 3
    MUL
    STOREA amount
    ARG 4
    STOREA factor
    LOADB amount
    ADD
    SETB ${sum}
    SUB
    JZ second
    HALT
    second:
    LOADA factor
    SETB 2
    MUL
    LOADB state
    ADD
    SETB ${secondSum}
    SUB
    JZ open
    HALT
    open:
    SETA sealed
    STOREA cursor
    next:
    LOADA state
    LOADB factor
    MUL
    SETB ${STEP}
    ADD
    STOREA state
    HIGH
    STOREA amount
    LOADB cursor
    BYTE
    LOADB amount
    XOR
    JZ done
    PUT
    LOADA cursor
    SETB 1
    ADD
    STOREA cursor
    JMP next
    done:
    HALT

    prompt:
    "gun deck> load "
    refusal:
    "too much powder\\n"
    loaded:
    "loaded\\n"
    alarm:
    "the rope snaps, the gun goes over board\\n"
    sealed:
    hex ${sealed.toString('hex')}
    guard:
    hex 0000
    amount:
    hex 0000
    state:
    hex 0000
    factor:
    hex 0000
    cursor:
    hex 0000
  `);
}
