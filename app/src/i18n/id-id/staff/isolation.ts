import type { Words } from '../../words.ts';

export const isolation: Words<'staff', 'isolation'> = {
  exposed: 'Kontainer menjangkau yang seharusnya tertutup; tidak ada yang dimulai.',
  allowed: 'Kontainer dimulai apa pun yang dijangkaunya.',
  allowedExposed: 'Kontainer dapat menyerang mesin yang menjalankannya.',
  copy: 'Ini salinan: situs lain yang berjalan memegang kontainer.',
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
