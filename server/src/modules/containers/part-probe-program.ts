/**
 * The program that a probe container runs: it looks at which addresses answer. There is no registry
 * to take it from and no compiler where the server runs, so it is written here, in the code of
 * machines. docs/adr/0035 says why.
 */

export type Architecture = 'x86_64' | 'aarch64';

/** What a container tries to connect to, by TCP. */
export interface Target {
  /** IPv4. */
  host: string;
  port: number;
}

const LOADED_AT = 0x40_0000;
const HEADERS_BYTES = 120;
const PAUSE_AT = 0x1f0;
const TARGETS_AT = 0x200;
const TARGET_BYTES = 16;
const FAMILY_INET = 2;
const PAUSE_SECONDS = 2n;
const MACHINES = { x86_64: 62, aarch64: 183 };

/**
 * Begins to connect to all targets, waits for two seconds and asks each connection again. Prints 1 for
 * a target that has answered, be it by refusing, and 0 for one that has not.
 */
const X86_64 = [
  'bb00024000', //         mov ebx, TARGETS
  '66833b00', //     next: cmp word [rbx], 0
  '742c', //               je wait
  'bf02000000', //         mov edi, AF_INET
  'be01080000', //         mov esi, SOCK_STREAM | SOCK_NONBLOCK
  '31d2', //               xor edx, edx
  'b829000000', //         mov eax, socket
  '0f05', //               syscall
  '894308', //             mov [rbx + 8], eax
  '89c7', //               mov edi, eax
  '4889de', //             mov rsi, rbx
  'ba10000000', //         mov edx, 16
  'b82a000000', //         mov eax, connect
  '0f05', //               syscall
  '83c310', //             add ebx, 16
  'ebce', //               jmp next
  'bff0014000', //   wait: mov edi, PAUSE
  '31f6', //               xor esi, esi
  'b823000000', //         mov eax, nanosleep
  '0f05', //               syscall
  'bb00024000', //         mov ebx, TARGETS
  '66833b00', //     each: cmp word [rbx], 0
  '7442', //               je end
  '8b7b08', //             mov edi, [rbx + 8]
  '4889de', //             mov rsi, rbx
  'ba10000000', //         mov edx, 16
  'b82a000000', //         mov eax, connect
  '0f05', //               syscall
  'b930000000', //         mov ecx, '0'
  '85c0', //               test eax, eax
  '7405', //               je yes
  '83f891', //             cmp eax, -ECONNREFUSED
  '7505', //               jne say
  'b931000000', //   yes:  mov ecx, '1'
  '894b08', //       say:  mov [rbx + 8], ecx
  'bf01000000', //         mov edi, 1
  '488d7308', //           lea rsi, [rbx + 8]
  'ba01000000', //         mov edx, 1
  'b801000000', //         mov eax, write
  '0f05', //               syscall
  '83c310', //             add ebx, 16
  'ebb8', //               jmp each
  '31ff', //         end:  xor edi, edi
  'b83c000000', //         mov eax, exit
  '0f05', //               syscall
];

/** The program for AArch64, as words of 32 bits. */
const AARCH64 = [
  0xd2804013, //       movz x19, TARGETS
  0xf2a00813, //       movk x19, 0x40, lsl 16
  0x79400269, // next: ldrh w9, [x19]
  0x340001a9, //       cbz w9, wait
  0xd2800040, //       mov x0, AF_INET
  0xd2810021, //       mov x1, SOCK_STREAM | SOCK_NONBLOCK
  0xd2800002, //       mov x2, 0
  0xd28018c8, //       mov x8, socket
  0xd4000001, //       svc 0
  0xb9000a60, //       str w0, [x19, 8]
  0xaa1303e1, //       mov x1, x19
  0xd2800202, //       mov x2, 16
  0xd2801968, //       mov x8, connect
  0xd4000001, //       svc 0
  0x91004273, //       add x19, x19, 16
  0x17fffff3, //       b next
  0xd2803e00, // wait: movz x0, PAUSE
  0xf2a00800, //       movk x0, 0x40, lsl 16
  0xd2800001, //       mov x1, 0
  0xd2800ca8, //       mov x8, nanosleep
  0xd4000001, //       svc 0
  0xd2804013, //       movz x19, TARGETS
  0xf2a00813, //       movk x19, 0x40, lsl 16
  0x79400269, // each: ldrh w9, [x19]
  0x34000269, //       cbz w9, end
  0xb9400a60, //       ldr w0, [x19, 8]
  0xaa1303e1, //       mov x1, x19
  0xd2800202, //       mov x2, 16
  0xd2801968, //       mov x8, connect
  0xd4000001, //       svc 0
  0x5280060a, //       mov w10, '0'
  0xb4000060, //       cbz x0, yes
  0xb101bc1f, //       cmn x0, ECONNREFUSED
  0x54000041, //       b.ne say
  0x5280062a, // yes:  mov w10, '1'
  0xb9000a6a, // say:  str w10, [x19, 8]
  0xd2800020, //       mov x0, 1
  0x91002261, //       add x1, x19, 8
  0xd2800022, //       mov x2, 1
  0xd2800808, //       mov x8, write
  0xd4000001, //       svc 0
  0x91004273, //       add x19, x19, 16
  0x17ffffed, //       b each
  0xd2800000, // end:  mov x0, 0
  0xd2800ba8, //       mov x8, exit
  0xd4000001, //       svc 0
];

function codeFor(architecture: Architecture): Buffer {
  if (architecture === 'x86_64') return Buffer.from(X86_64.join(''), 'hex');
  const code = Buffer.alloc(4 * AARCH64.length);
  for (const [index, word] of AARCH64.entries()) code.writeUInt32LE(word, 4 * index);
  return code;
}

/** A static program for Linux. */
export function makeProbeProgram(architecture: Architecture, targets: readonly Target[]): Buffer {
  // An empty target ends the list.
  const file = Buffer.alloc(TARGETS_AT + TARGET_BYTES * (targets.length + 1));
  headersFor(architecture, file.length).copy(file);
  codeFor(architecture).copy(file, HEADERS_BYTES);
  file.writeBigUInt64LE(PAUSE_SECONDS, PAUSE_AT);
  for (const [index, { host, port }] of targets.entries()) {
    const at = TARGETS_AT + TARGET_BYTES * index;
    file.writeUInt16LE(FAMILY_INET, at);
    file.writeUInt16BE(port, at + 2);
    file.set(host.split('.').map(Number), at + 4);
  }
  return file;
}

/** The header of an ELF file with one segment, which is all of the file. */
function headersFor(architecture: Architecture, length: number): Buffer {
  const header = Buffer.alloc(HEADERS_BYTES);
  header.write('7f454c46020101', 'hex');
  header.writeUInt16LE(2, 16);
  header.writeUInt16LE(MACHINES[architecture], 18);
  header.writeUInt32LE(1, 20);
  header.writeBigUInt64LE(BigInt(LOADED_AT + HEADERS_BYTES), 24);
  header.writeBigUInt64LE(64n, 32);
  header.writeUInt16LE(64, 52);
  header.writeUInt16LE(56, 54);
  header.writeUInt16LE(1, 56);
  // It is read, written and run.
  header.writeUInt32LE(1, 64);
  header.writeUInt32LE(7, 68);
  header.writeBigUInt64LE(BigInt(LOADED_AT), 80);
  header.writeBigUInt64LE(BigInt(LOADED_AT), 88);
  header.writeBigUInt64LE(BigInt(length), 96);
  header.writeBigUInt64LE(BigInt(length), 104);
  header.writeBigUInt64LE(0x1_0000n, 112);
  return header;
}

/** An archive with one file that everybody may run. */
export function archiveProgram(name: string, program: Buffer): Buffer {
  const header = Buffer.alloc(512);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;
  header.write(name, 0);
  header.write(octal(0o755, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(program.length, 11), 124);
  header.write(octal(0, 11), 136);
  header.write(' '.repeat(8), 148);
  header.write('0ustar\u000000', 156);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(octal(sum, 6), 148);
  const padding = Buffer.alloc(512 - (program.length % 512 || 512));
  return Buffer.concat([header, program, padding, Buffer.alloc(1024)]);
}
