import type { Words } from '../../words.ts';

export const review: Words<'staff', 'review'> = {
  caption: 'Команды',
  filterLabel: 'Фильтр команд',
  show: 'Статус',
  find: 'Команда или участник',
  team: 'Команда',
  captain: 'Капитан',
  members: 'Участники',
  membersOf: 'участвуют {joined|number} из {all|number}',
  notJoined: 'не участвует',
  showPersonal: 'Показать личные данные',
  hidePersonal: 'Скрыть личные данные',
  caseLabel: 'Открытая команда',
  noCase: 'Команда не выбрана',
  noCaseText: 'Выберите слева или нажмите j.',
  skip: 'Пропустить',
  decisions: {
    accept: 'Принять',
    reject: 'Отклонить',
    suspend: 'Отстранить',
    reinstate: 'Восстановить',
  },
  effects: {
    accept: 'Принять: состав закрывается, команда сразу играет.',
    reject: 'Отклонить: команда не участвует; может подать заявку снова.',
    suspend:
      'Отстранить: команда теряет доступ и уходит из таблицы с решениями, пока её не восстановят.',
    reinstate: 'Восстановить: команда снова играет и возвращается в таблицу с решениями.',
  },
  results: {
    accept: 'Команда «{team}» принята',
    reject: 'Команда «{team}» отклонена',
    suspend: 'Команда «{team}» отстранена',
    reinstate: 'Команда «{team}» восстановлена',
  },
  empty: 'Здесь нет команд: {state}',
  emptyText: 'Команды появляются здесь, как только подадут заявку или о них примут решение.',
  noMatch: 'Подходящих команд нет',
  acceptCount: 'Принять: {count|number}',
  rejectCount: 'Отклонить: {count|number}…',
  rejectTitle: 'Отклонить {count|number} {{команд|команду|команды|команды|команд|команды}}?',
};
