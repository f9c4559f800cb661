import { CATEGORIES, type Category } from '../rules.ts';

/** Common category names of other platforms, in lower case without spaces and punctuation. */
const ALIASES: Record<string, Category> = {
  miscellaneous: 'Misc',
  general: 'Misc',
  cryptography: 'Crypto',
  binary: 'Pwn',
  binaryexploitation: 'Pwn',
  exploitation: 'Pwn',
  pwnable: 'Pwn',
  webexploitation: 'Web',
  websecurity: 'Web',
  rev: 'Reverse',
  reversing: 'Reverse',
  reverseengineering: 'Reverse',
  re: 'Reverse',
  web3: 'Blockchain',
  smartcontracts: 'Blockchain',
  forensic: 'Forensics',
  dfir: 'Forensics',
  hw: 'Hardware',
  iot: 'Hardware',
  embedded: 'Hardware',
  android: 'Mobile',
  ios: 'Mobile',
  programming: 'PPC',
  coding: 'PPC',
  ml: 'AI',
  machinelearning: 'AI',
  llm: 'AI',
  boot2root: 'Pentest',
  recon: 'OSINT',
  cryptographie: 'Crypto',
  cryptanalyse: 'Crypto',
  criptografia: 'Crypto',
  kryptographie: 'Crypto',
  programmation: 'PPC',
  programacion: 'PPC',
  programmierung: 'PPC',
  forensique: 'Forensics',
  forense: 'Forensics',
  forensik: 'Forensics',
  gamehacking: 'Reverse',
  divers: 'Misc',
};

const known = new Map<string, Category>([
  ...Object.entries(ALIASES),
  ...CATEGORIES.map((category): [string, Category] => [simplify(category), category]),
]);

/** The category for a name, ignoring case, spaces and punctuation; null if there is none. */
export function toCategory(name: string): Category | null {
  const whole = known.get(simplify(name));
  if (whole !== undefined) return whole;
  // "beginner-pwn": one word of it is a category.
  const found = new Set(
    name.split(/[^\p{L}\p{N}]+/u).flatMap((word) => known.get(simplify(word)) ?? []),
  );
  const [only, ...others] = found;
  return only === undefined || others.length > 0 ? null : only;
}

function simplify(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}
