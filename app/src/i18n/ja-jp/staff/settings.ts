import type { Words } from '../../words.ts';

export const settings: Words<'staff', 'settings'> = {
  find: '設定を検索',
  noMatch: '一致する設定はありません',
  identity: 'サイト情報',
  identityText: '各ページ、ブラウザのタブ、メールに表示されます。',
  name: '名前',
  slogan: 'スローガン',
  description: '説明',
  descriptionHint: '検索エンジンとリンクのプレビュー用',
  footer: 'フッター',
  logo: 'ロゴ',
  logoHint: 'PNG・JPEG・WebP・AVIF・GIF、3 MiB まで',
  upload: 'アップロード',
  removeLogo: 'ロゴを削除',
  logoSizes: '4 つのサイズのロゴ',
  theme: 'テーマ',
  themeText: '参加者が自分の色を選んでいない場合に使われます。',
  brand: 'ブランドカラー',
  resetBrand: '既定の色を使う',
  accounts: 'アカウント',
  register: '登録を受け付ける',
  registerHint: '誰でもアカウントを作成できます',
  active: '登録時に有効化',
  activeHint: '確認なしですぐにサインインできます',
  confirm: 'メールの確認が必要',
  confirmWithoutMail:
    '確認のメールが送信されないため、登録した人はサインインできません。SMTP_URLまたはPUBLIC_URLが設定されていません。',
  confirmHint: 'メールのリンクで確認します。無効なら管理者が確認します',
  noEffect: '登録時に有効化される間は効果がありません',
  captcha: 'ブラウザの確認',
  captchaHint: '登録・サインイン・パスワード再設定のときに行います',
  domains: '許可するメールドメイン',
  domainsHint: 'カンマ区切り。空欄なら制限なし',
  containers: 'コンテナー',
  lifetime: '有効期間',
  extension: '延長時間',
  renewal: '延長可能期間',
  minutes: '分',
  life: 'インスタンスは {end} 後に終了します。{from} から延長でき、その場合は {extended} まで続きます。',
  lifeStart: '{time} 開始',
  lifeEnd: '{time} 終了',
  lifeExtended: '{time} 延長後',
  lifeFrom: '{time} から延長可',
  autoDestroy: '上限に達したら最も古いインスタンスを終了',
  autoDestroyHint: 'それ以外では参加者が選びます',
  on: 'オン',
  off: 'オフ',
  state: {
    title: 'サイトの状態',
    text: 'このサーバーから今見た、各部分の動作状況です。',
    loadFailed: 'サイトの状態を読み込めませんでした',
    takeOver: {
      act: 'こちらを本番にする',
      title: 'こちらを本番にしますか？',
      effect:
        'このサイトが把握していないコンテナーは削除され、待機中のメールが送信されます。先にもう一方のサイトを停止してください。そちらがコピーになります。',
    },
    toMail: 'メールを開く',
    reaches: 'コンテナーから接続できる宛先: {addresses}',
    parts: {
      Database: 'データベース',
      Clock: 'サーバーの時計',
      Files: 'ファイル',
      Mail: 'メール',
      Captcha: 'ブラウザの確認',
      PublicUrl: 'サイトのアドレス',
      Proxy: 'プロキシ',
      Containers: 'コンテナー',
      Jobs: 'バックグラウンドジョブ',
    },
    states: {
      Ready: '正常',
      NeedsAttention: '要対応',
      Off: 'オフ',
    },
    reasons: {
      DatabaseSlow: '応答が遅くなっています。マシンの負荷とディスクを確認してください。',
      DatabaseFull:
        '直近の5分間に、保存する空き容量が足りませんでした。データベースのディスクの空きを増やしてください。',
      ClockDiffers:
        'サーバーの時計がデータベースの時計と2秒以上ずれています。ゲームはデータベースの時刻に従います。両方の時計をNTPで合わせてください。',
      FilesNotWritable: '書き込めません。DATA_DIR とその権限を確認してください。',
      FilesSpaceLow:
        'ディスクがほぼ満杯です。空きを作るか、使われていないファイルを削除してください。',
      MailServerMissing:
        'メールは管理者が渡すまで保管されます。送信するには SMTP_URL を設定してください。',
      MailNeeded:
        '新しいアカウントはアドレスの確認が必要ですが、そのメールは送信されません。SMTP_URLとPUBLIC_URLを設定するか、アカウントの設定を変更してください。',
      MailUrlMissing: 'リンク付きのメールは送信されません。PUBLIC_URL を設定してください。',
      MailRefused: '直近のメールを送信できませんでした。理由はメールのページにあります。',
      CaptchaMissing:
        'アカウントで必要ですが、選ばれていません。CAPTCHA_PROVIDER を設定してください。',
      CaptchaUnused: '誰にも求められません。スイッチはアカウントの項にあります。',
      PublicUrlMissing: 'サイトが自分のアドレスを知りません。PUBLIC_URL を設定してください。',
      PublicUrlInsecure:
        'パスワードが暗号化されずに送られます。https で提供し、PUBLIC_URL を変更してください。',
      ProxyHeaderMissing:
        '前段のプロキシが X-Forwarded-For を送らないため、その背後の全員が 1 つのアドレスの制限を共有しています。運用者向けガイドに完全な設定があります。',
      ProxyUntrusted:
        'TRUST_PROXY にないアドレスからプロキシが X-Forwarded-For を送っているため、その背後の全員が 1 つのアドレスの制限を共有しています。TRUST_PROXY を設定してください。',
      ProxyHops:
        'リクエストが TRUST_PROXY の指定より多くのプロキシを経由しているため、プロキシのアドレスの制限が共有されています。すべてを TRUST_PROXY に指定してください。',
      AddressShared:
        '直近 1 時間に 1 つのアドレスから 50 人以上が利用しました。会場やキャンパスなら制限の係数を上げ、そうでなければプロキシを確認してください。',
      ContainersMissing: 'このサーバーは問題のコンテナーを起動しません。',
      ContainersUnavailable: 'コンテナーエンジンが応答しません。',
      ContainersElsewhere:
        'これはコピーです。稼働中の別のサイトがコンテナーを保持しています。こちらが本番だと指定するまで、コンテナーの起動や削除も、待機中のメールの送信も行いません。',
      ContainersAsking:
        'このサイトの別のコピーが稼働しているかを確認しています。それまでコンテナーは起動しません。最長で1分かかります。',
      ContainersUnchecked:
        'サーバーがコンテナーの namespace で Lease を使えないため、このサイトのコピーがあっても気付けません。deploy/kubernetes.yaml をもう一度適用してください。',
      ContainersNotEnforced:
        '適用されていません。閉じられているべきマシンにコンテナーから接続できます。エンジンのマシンで deploy/docker-firewall を実行してください（docs/operators.md）。それまでは、すでに進行中の大会を除き、テストコンテナーもインスタンスも起動しません。',
      ContainersAllowed:
        'CONTAINER_ALLOW_UNISOLATED が有効です。何に接続できてもコンテナーを起動します。',
      ContainersNotChecked:
        '確認できていません。コンテナーから何に接続できるか不明です。Docker では理由がサーバーのログにあります。Kubernetes では確認を行いません。',
      JobsLate: '5 分以上待っているジョブがあります。理由はサーバーのログにあるかもしれません。',
      JobsFailed: '失敗し、再試行されないジョブがあります。理由はサーバーのログにあります。',
    },
  },
  loadFailed: '設定を読み込めませんでした',
};
