import type { Words } from '../../words.ts';

export const settings: Words<'staff', 'settings'> = {
  find: '설정 찾기',
  noMatch: '일치하는 설정이 없어요',
  identity: '사이트 정보',
  identityText: '모든 페이지, 브라우저 탭, 메일에 표시됩니다.',
  name: '이름',
  slogan: '슬로건',
  description: '설명',
  descriptionHint: '검색 엔진과 링크 미리 보기용',
  footer: '바닥글',
  logo: '로고',
  logoHint: 'PNG, JPEG, WebP, AVIF 또는 GIF, 최대 3 MiB',
  upload: '올리기',
  removeLogo: '로고 삭제',
  logoSizes: '네 가지 크기의 로고',
  theme: '테마',
  themeText: '참가자가 직접 색을 고르지 않으면 적용됩니다.',
  brand: '브랜드 색',
  resetBrand: '기본 색 사용',
  accounts: '계정',
  register: '가입 허용',
  registerHint: '누구나 계정을 만들 수 있습니다',
  active: '가입 즉시 활성화',
  activeHint: '확인 없이 바로 로그인할 수 있습니다',
  confirm: '이메일 확인 필요',
  confirmWithoutMail:
    '확인 메일이 발송되지 않으므로 가입한 사람이 로그인할 수 없습니다. SMTP_URL 또는 PUBLIC_URL이 설정되지 않았습니다.',
  confirmHint: '메일의 링크로 확인하며, 아니면 관리자가 확인합니다',
  noEffect: '가입 즉시 활성화되는 동안에는 효과가 없습니다',
  captcha: '브라우저 확인',
  captchaHint: '가입, 로그인, 비밀번호 찾기에서 요구합니다',
  domains: '허용된 메일 도메인',
  domainsHint: '쉼표로 구분하며, 비우면 모두 허용',
  containers: '컨테이너',
  lifetime: '수명',
  extension: '연장',
  renewal: '연장 가능 시간',
  minutes: '분',
  life: '인스턴스는 {end} 후에 끝나요. {from}부터 연장할 수 있고, 그러면 {extended}까지예요.',
  lifeStart: '{time} 시작',
  lifeEnd: '{time} 끝',
  lifeExtended: '{time} 연장 후',
  lifeFrom: '{time}부터 연장',
  autoDestroy: '한도에 이르면 가장 오래된 인스턴스 종료',
  autoDestroyHint: '아니면 참가자에게 어느 것을 끝낼지 묻습니다',
  on: '켬',
  off: '끔',
  state: {
    title: '사이트 상태',
    text: '이 서버가 지금 보는 각 부분의 작동 여부입니다.',
    loadFailed: '사이트 상태를 불러오지 못했습니다',
    takeOver: {
      act: '이제 여기가 사이트입니다',
      title: '이제 여기가 사이트입니까?',
      effect:
        '이 사이트가 모르는 컨테이너는 삭제되고 대기 중이던 메일이 발송됩니다. 먼저 다른 사이트를 멈추세요. 그쪽이 복사본이 됩니다.',
    },
    toMail: '메일 열기',
    reaches: '컨테이너에 열린 주소: {addresses}',
    parts: {
      Database: '데이터베이스',
      Clock: '서버의 시계',
      Files: '파일',
      Mail: '메일',
      Captcha: '브라우저 확인',
      PublicUrl: '사이트 주소',
      Proxy: '프록시',
      Containers: '컨테이너',
      Jobs: '백그라운드 작업',
    },
    states: {
      Ready: '정상',
      NeedsAttention: '확인 필요',
      Off: '꺼짐',
    },
    reasons: {
      DatabaseSlow: '응답이 느립니다. 해당 머신의 부하와 디스크를 확인하세요.',
      DatabaseFull:
        '최근 5분 사이에 저장할 공간이 부족했습니다. 데이터베이스 디스크의 공간을 비우세요.',
      ClockDiffers:
        '서버의 시계가 데이터베이스의 시계와 2초 이상 다릅니다. 게임은 데이터베이스의 시각을 따릅니다. 두 시계를 NTP로 맞추세요.',
      FilesNotWritable: '쓸 수 없습니다. DATA_DIR과 권한을 확인하세요.',
      FilesSpaceLow: '디스크가 거의 찼습니다. 공간을 비우거나 쓰지 않는 파일을 삭제하세요.',
      MailServerMissing:
        '메일은 관리자가 전달할 때까지 보관됩니다. 보내려면 SMTP_URL을 설정하세요.',
      MailNeeded:
        '새 계정은 주소를 확인해야 하는데 그 메일이 발송되지 않습니다. SMTP_URL과 PUBLIC_URL을 설정하거나 계정 항목에서 바꾸세요.',
      MailUrlMissing: '링크가 있는 메일은 보내지 않습니다. PUBLIC_URL을 설정하세요.',
      MailRefused: '마지막 메일을 보내지 못했습니다. 이유는 메일 페이지에 있습니다.',
      CaptchaMissing: '계정에서 요구하지만 선택된 것이 없습니다. CAPTCHA_PROVIDER를 설정하세요.',
      CaptchaUnused: '아무에게도 요구하지 않습니다. 스위치는 계정에 있습니다.',
      PublicUrlMissing: '사이트가 자기 주소를 모릅니다. PUBLIC_URL을 설정하세요.',
      PublicUrlInsecure:
        '비밀번호가 암호화되지 않고 전송됩니다. https로 제공하고 PUBLIC_URL을 바꾸세요.',
      ProxyHeaderMissing:
        '앞단의 프록시가 X-Forwarded-For를 보내지 않아 그 뒤의 모든 사람이 한 주소의 제한을 함께 씁니다. 운영자 안내서에 완전한 설정이 있습니다.',
      ProxyUntrusted:
        'TRUST_PROXY에 없는 주소에서 프록시가 X-Forwarded-For를 보내어 그 뒤의 모든 사람이 한 주소의 제한을 함께 씁니다. TRUST_PROXY를 설정하세요.',
      ProxyHops:
        '요청이 TRUST_PROXY에 적힌 것보다 많은 프록시를 거쳐 프록시 주소의 제한을 함께 씁니다. 모두 TRUST_PROXY에 적으세요.',
      AddressShared:
        '지난 한 시간 동안 한 주소에서 50명 이상이 활동했습니다. 행사장이나 캠퍼스라면 제한 계수를 올리고, 아니면 프록시를 확인하세요.',
      ContainersMissing: '이 서버는 문제용 컨테이너를 시작하지 않습니다.',
      ContainersUnavailable: '컨테이너 엔진이 응답하지 않습니다.',
      ContainersElsewhere:
        '이 사이트는 복사본입니다. 실행 중인 다른 사이트가 컨테이너를 맡고 있습니다. 여기가 실제 사이트라고 지정할 때까지 컨테이너를 시작하거나 삭제하지 않고 대기 중인 메일도 보내지 않습니다.',
      ContainersAsking:
        '이 사이트의 다른 복사본이 실행 중인지 확인하고 있습니다. 그때까지 컨테이너가 시작되지 않으며 길어야 1분 걸립니다.',
      ContainersUnchecked:
        '서버가 컨테이너의 namespace에서 Lease를 쓸 수 없어서 이 사이트의 복사본이 있어도 알 수 없습니다. deploy/kubernetes.yaml을 다시 적용하세요.',
      ContainersNotEnforced:
        '적용되지 않음: 닫혀 있어야 할 컴퓨터에 컨테이너가 연결할 수 있습니다. 엔진이 있는 컴퓨터에서 deploy/docker-firewall을 실행하세요(docs/operators.md). 그때까지는 이미 진행 중이던 대회를 제외하고 테스트 컨테이너와 인스턴스를 시작하지 않습니다.',
      ContainersAllowed:
        'CONTAINER_ALLOW_UNISOLATED가 켜져 있습니다. 컨테이너가 어디에 연결할 수 있든 시작합니다.',
      ContainersNotChecked:
        '확인하지 못함: 컨테이너가 어디에 연결할 수 있는지 알 수 없습니다. Docker에서는 이유가 서버 로그에 있고, Kubernetes에서는 확인하지 않습니다.',
      JobsLate: '5분 넘게 기다리는 작업이 있습니다. 서버 로그에 이유가 있을 수 있습니다.',
      JobsFailed: '작업이 실패했고 다시 시도하지 않습니다. 서버 로그에 이유가 있습니다.',
    },
  },
  loadFailed: '설정을 불러오지 못했습니다',
};
