import type { Words } from '../../words.ts';

export const settings: Words<'staff', 'settings'> = {
  find: 'Cari pengaturan',
  noMatch: 'Tidak ada pengaturan yang cocok',
  identity: 'Identitas situs',
  identityText: 'Tampil di setiap halaman, tab peramban, dan email.',
  name: 'Nama',
  slogan: 'Semboyan',
  description: 'Deskripsi',
  descriptionHint: 'Untuk mesin pencari dan pratinjau tautan',
  footer: 'Kaki halaman',
  logo: 'Logo situs',
  logoHint: 'PNG, JPEG, WebP, AVIF, atau GIF, paling besar 3 MiB',
  upload: 'Unggah',
  removeLogo: 'Hapus logo',
  logoSizes: 'Logo dalam empat ukuran',
  theme: 'Tema',
  themeText: 'Dilihat pemain yang tidak memilih warna sendiri.',
  brand: 'Warna merek',
  resetBrand: 'Gunakan warna bawaan',
  accounts: 'Akun',
  register: 'Pendaftaran dibuka',
  registerHint: 'Siapa pun boleh membuat akun',
  active: 'Aktif saat mendaftar',
  activeHint: 'Akun baru langsung bisa masuk tanpa konfirmasi',
  confirm: 'Surel harus dikonfirmasi',
  confirmWithoutMail:
    'Tidak ada email konfirmasi yang dikirim, jadi orang yang mendaftar tidak bisa masuk: SMTP_URL atau PUBLIC_URL belum diatur.',
  confirmHint: 'Lewat tautan dalam email; jika tidak, administrator yang mengonfirmasi',
  noEffect: 'Tidak berpengaruh selama akun aktif saat mendaftar',
  captcha: 'Pemeriksaan peramban',
  captchaHint: 'Diminta saat mendaftar, masuk, dan memulihkan kata sandi',
  domains: 'Domain email yang diizinkan',
  domainsHint: 'Dipisahkan koma; kosong berarti semua',
  containers: 'Kontainer',
  lifetime: 'Masa hidup',
  extension: 'Perpanjangan',
  renewal: 'Jendela perpanjangan',
  minutes: 'mnt',
  life: 'Instans berakhir setelah {end}. Mulai {from} dapat diperpanjang, lalu hingga {extended}.',
  lifeStart: '{time} mulai',
  lifeEnd: '{time} akhir',
  lifeExtended: '{time} diperpanjang',
  lifeFrom: 'bisa diperpanjang {time}',
  autoDestroy: 'Akhiri instans terlama saat batas tercapai',
  autoDestroyHint: 'Jika tidak, pemain yang memilih',
  on: 'aktif',
  off: 'nonaktif',
  state: {
    title: 'Keadaan situs',
    text: 'Apakah tiap bagian berfungsi, sebagaimana server ini melihatnya sekarang.',
    loadFailed: 'Tidak dapat memuat keadaan situs',
    takeOver: {
      act: 'Inilah situsnya sekarang',
      title: 'Apakah ini situsnya sekarang?',
      effect:
        'Kontainer yang tidak dikenal situs ini dihapus, dan email yang menunggu dikirim. Hentikan dulu situs yang lain: situs itu menjadi salinan.',
    },
    toMail: 'Buka email',
    reaches: 'Terbuka bagi kontainer: {addresses}',
    parts: {
      Database: 'Basis data',
      Clock: 'Jam server',
      Files: 'Berkas',
      Mail: 'Surel',
      Captcha: 'Pemeriksaan peramban',
      PublicUrl: 'Alamat situs',
      Proxy: 'Proksi',
      Containers: 'Kontainer',
      Jobs: 'Tugas latar belakang',
    },
    states: {
      Ready: 'Siap',
      NeedsAttention: 'Perlu perhatian',
      Off: 'Mati',
    },
    reasons: {
      DatabaseSlow: 'Jawabannya lambat. Periksa beban dan disk mesinnya.',
      DatabaseFull:
        'Dalam lima menit terakhir tidak ada ruang untuk menyimpan sesuatu. Kosongkan ruang pada disk basis data.',
      ClockDiffers:
        'Jam server berbeda 2 detik atau lebih dari jam basis data. Permainan mengikuti basis data; atur kedua jam dengan NTP.',
      FilesNotWritable: 'Tidak ada yang bisa ditulis. Periksa DATA_DIR dan izinnya.',
      FilesSpaceLow: 'Disk hampir penuh. Kosongkan ruang, atau hapus berkas yang tidak dipakai.',
      MailServerMissing:
        'Surel disimpan sampai administrator meneruskannya. Atur SMTP_URL untuk mengirimnya.',
      MailNeeded:
        'Akun baru harus mengonfirmasi alamatnya, dan email itu tidak dikirim. Atur SMTP_URL dan PUBLIC_URL, atau ubah di bagian Akun.',
      MailUrlMissing: 'Surel dengan tautan tidak dikirim. Atur PUBLIC_URL.',
      MailRefused: 'Surel terakhir tidak dapat dikirim. Halaman email menyebut alasannya.',
      CaptchaMissing: 'Akun memintanya, tetapi tidak ada yang dipilih. Atur CAPTCHA_PROVIDER.',
      CaptchaUnused: 'Tidak ada yang diminta. Sakelarnya ada di Akun.',
      PublicUrlMissing: 'Situs tidak tahu alamatnya sendiri. Atur PUBLIC_URL.',
      PublicUrlInsecure:
        'Kata sandi dikirim tanpa enkripsi. Sajikan situs lewat https, dan ubah PUBLIC_URL.',
      ProxyHeaderMissing:
        'Proksi di depan tidak mengirim X-Forwarded-For, sehingga semua orang di belakangnya berbagi batas satu alamat. Panduan operator memuat blok lengkap.',
      ProxyUntrusted:
        'Proksi mengirim X-Forwarded-For dari alamat yang tidak disebut TRUST_PROXY, sehingga semua orang di belakangnya berbagi batas satu alamat. Atur TRUST_PROXY.',
      ProxyHops:
        'Permintaan datang melalui lebih banyak proksi daripada yang disebut TRUST_PROXY, sehingga orang berbagi batas alamat satu proksi. Sebutkan semuanya di TRUST_PROXY.',
      AddressShared:
        '50 orang atau lebih aktif dari satu alamat dalam satu jam terakhir. Di lokasi acara atau kampus naikkan faktor batas; jika bukan, periksa proksi.',
      ContainersMissing: 'Server ini tidak menjalankan kontainer untuk tantangan.',
      ContainersUnavailable: 'Mesin kontainer tidak menjawab.',
      ContainersElsewhere:
        'Ini salinan: situs lain yang berjalan memegang kontainer. Situs ini tidak memulai atau menghapus kontainer dan tidak mengirim email yang mengantre, sampai Anda menyatakan bahwa inilah situsnya.',
      ContainersAsking:
        'Sedang diperiksa apakah salinan lain dari situs ini berjalan. Sampai itu selesai tidak ada kontainer yang dimulai; paling lama satu menit.',
      ContainersUnchecked:
        'Server tidak boleh memakai Lease di namespace kontainer, sehingga salinan situs ini tidak akan diketahui. Terapkan lagi deploy/kubernetes.yaml.',
      ContainersNotEnforced:
        'Tidak diterapkan: kontainer menjangkau mesin yang seharusnya tertutup baginya. Jalankan deploy/docker-firewall di mesin engine (docs/operators.md). Sampai saat itu tidak ada kontainer uji maupun instans yang dijalankan, kecuali di kompetisi yang sudah berlangsung.',
      ContainersAllowed:
        'CONTAINER_ALLOW_UNISOLATED aktif: kontainer dijalankan apa pun yang dijangkaunya.',
      ContainersNotChecked:
        'Tidak diperiksa: tidak diketahui apa yang dijangkau kontainer. Pada Docker, log server menyebutkan alasannya; pada Kubernetes tidak ada yang dicoba.',
      JobsLate:
        'Sebuah tugas menunggu lebih dari lima menit. Log server mungkin menyebut alasannya.',
      JobsFailed: 'Sebuah tugas gagal dan tidak dicoba lagi. Log server menyebut alasannya.',
    },
  },
  loadFailed: 'Pengaturan tidak dapat dimuat',
};
