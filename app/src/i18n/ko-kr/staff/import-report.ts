import type { Words } from '../../words.ts';

export const importReport: Words<'staff', 'importReport'> = {
  title: '가져오기',
  from: {
    Gzctf: '{time}에 대회 패키지에서 가져왔습니다.',
    Ctfcli: '{time}에 ctfcli 문제에서 가져왔습니다.',
  },
  same: '모두 파일과 같습니다.',
  count: '파일과 다른 점이 {count|number}개 있습니다.',
  show: '차이 보기',
  dialogTitle: '가져온 파일과의 차이',
  wholeGame: '대회 전체',
  first: '처음 {count|number}개만 표시합니다.',
  notes: {
    CATEGORY_UNKNOWN: '이곳에 없는 분야라서 Misc를 사용합니다.',
    SCORING_CONVERTED: '점수가 다른 곡선으로 내려가며, 기존 곡선과 중간 지점에서 만납니다.',
    FLAGS_NOT_STATIC: '정규식처럼 단순 텍스트가 아닌 플래그는 제외했습니다.',
    FLAGS_CASE_SENSITIVE: '플래그는 정확히 비교하며 대소문자를 구분합니다.',
    HINTS_WITH_COST: '점수를 쓰는 힌트는 제외했습니다.',
    HINTS_WITH_REQUIREMENTS: '다른 힌트가 필요한 힌트는 제외했습니다.',
    HINT_TITLES: '힌트 제목은 제외했습니다.',
    IMAGE_NOT_BUILT: '이미지를 먼저 빌드해 레지스트리에 올려야 합니다. 아직 설정되지 않았습니다.',
    REQUIREMENTS_NOT_SUPPORTED: '선행 조건은 지원하지 않습니다. 문제는 처음부터 열려 있습니다.',
    LOGIC_NOT_SUPPORTED: '플래그 중 하나만 맞히면 문제가 풀립니다.',
    FIELD_NOT_SUPPORTED: '지원하지 않는 항목이라 제외했습니다.',
    FILES_ZIPPED: '여러 파일을 ZIP 파일 하나로 묶었습니다.',
    FILES_LOST: '패키지에 없는 파일이 있습니다.',
    FILE_SKIPPED: '다른 도구의 파일이라 제외했습니다.',
    GAME_TIMES_CHOSEN: '이 형식에는 일정이 없어 시작과 종료를 임의로 정했습니다.',
    GAME_HIDDEN: '공개되어 있던 대회가 이제 숨겨져 있습니다.',
    CHALLENGES_DISABLED: '활성화되어 있던 문제가 이제 비활성화되어 있습니다.',
  },
};
