import type { Words } from '../../words.ts';

/** Words of the list of teams for staff. */
export const teams: Words<'staff', 'teams'> = {
  caption: '사이트의 팀',
  loadFailed: '팀을 불러오지 못했어요',
  find: '팀, 팀원 또는 번호',
  filterLabel: '팀 목록 좁히기',
  show: '팀 보기',
  views: { all: '전체', playing: '대회 중', locked: '잠김', closed: '삭제됨' },
  team: '팀',
  now: '지금',
  created: '만든 날',
  locked: '잠금',
  lockOf: '{team} 잠그기',
  byStaff: '잠금을 풀 때까지',
  closedText: '대회에 참가한 뒤 삭제됐어요. 순위표에만 남아 있어요.',
  rankIn: '{game} {rank|number}위',
  noMatch: '맞는 팀이 없어요',
  showAll: '모든 팀 보기',
  empty: '아직 팀이 없어요',
  details: '팀 세부 정보',
  since: '팀 {id}, {date}부터',
  noAddress: '주소 없음',
  shares: '{users} 님({team})이 이 팀과 같은 주소를 써요',
  noGames: '아직 대회가 없어요',
  nowLocked: '{team} 팀을 잠갔어요',
  nowOpen: '{team} 팀의 잠금을 풀었어요',
  lock: '잠그기',
  unlock: '잠금 풀기',
  delete: '삭제…',
  deleteErases: '한 번도 참가하지 않은 팀이라 신청과 함께 지워져요. 되돌릴 수 없어요.',
  deleteCloses:
    '참가한 적이 있어서 폐쇄돼요. 끝나지 않은 대회에서 빠지고, 순위표에는 이름과 결과가 남아요. 되돌릴 수 없어요.',
  deleteRefused: '지금 대회에 참가 중이에요. 먼저 그 대회에서 정지하거나 끝날 때까지 기다리세요.',
  bulkTitle: '팀 {count|number}개를 삭제할까요?',
  bulkEffect:
    '참가한 적이 있는 팀은 폐쇄되고 나머지는 지워져요. 참가 중인 팀은 남아요. 되돌릴 수 없어요.',
};
