import type { Words } from '../../words.ts';

export const writeups: Words<'staff', 'writeups'> = {
  filterLabel: 'Фильтр райтапов',
  show: 'Показать',
  views: {
    all: 'Все',
    in: 'Сданы',
    missing: 'Не сданы',
  },
  find: 'Команда',
  list: 'Райтапы по местам',
  states: {
    read: 'прочитан',
    unread: 'не прочитан',
    missing: 'не сдан',
  },
  place: '#{rank|number}, {count|number} {{очков|очко|очков|очка|очков|очков}}',
  unranked: 'без места',
  documentOf: 'Райтап команды {team}',
  missingTitle: 'Райтапа ещё нет',
  missingText: 'Команда {team} его не сдала.',
  noneOpen: 'Райтап не открыт',
  noneOpenText: 'Выберите команду слева или нажмите j.',
  empty: 'Райтапов здесь нет',
  emptyText: 'Здесь появляются принятые команды и то, что они сдают.',
  notAsked: 'Это соревнование не требует райтапов. Это можно изменить на вкладке «Об игре».',
  noMatch: 'Подходящих команд нет',
  copyAddresses: 'Копировать {count|number} {{адресов|адрес|адресов|адреса|адресов|адресов}}',
  copied:
    'Скопировано {count|number} {{адресов|адрес|адресов|адреса|адресов|адресов}} капитанов без райтапа',
  download: 'Скачать {count|number}',
  deleteAll: 'Удалить все райтапы…',
  deleteTitle: 'Удалить все райтапы {game}?',
  deleteEffect:
    '{count|number} {{файлов|файл|файлов|файла|файлов|файлов}} будет удалено навсегда. До срока команды могут сдать снова.',
};
