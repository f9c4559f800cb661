import type { Words } from '../../words.ts';

export const isolation: Words<'staff', 'isolation'> = {
  exposed:
    'Kontainer menjangkau {addresses}, yang seharusnya tertutup baginya. Tidak ada kontainer uji maupun instans yang dijalankan, kecuali di kompetisi yang sudah berlangsung.',
  allowed: 'CONTAINER_ALLOW_UNISOLATED aktif: kontainer dijalankan apa pun yang dijangkaunya.',
  allowedExposed:
    'CONTAINER_ALLOW_UNISOLATED aktif: kontainer dijalankan walaupun menjangkau {addresses}, jadi pemain bisa menyerang mesin itu.',
  toState: 'Keadaan situs',
  blocked:
    'Tidak bisa dimulai selama kontainer menjangkau {addresses}, yang seharusnya tertutup baginya.',
  ready: {
    Isolated: 'Kontainer tidak menjangkau mesin yang menjalankannya',
    Exposed:
      'Kontainer menjangkau {addresses}: tidak ada yang dijalankan di kompetisi yang dimulai sekarang',
    Allowed: 'Kontainer dijalankan walaupun mungkin menjangkau mesin yang menjalankannya',
    NotChecked: 'Yang dijangkau kontainer tidak diperiksa',
  },
};
