import { languages } from '@halyard/sdk';
import { expect, test } from 'vitest';
import { readDictionary } from '../../vite/dictionaries.ts';
import type { TranslationFunctions, Translations } from './i18n-types.ts';
import { makeLanguage } from './load-language.ts';

const COUNTS = [0, 1, 2, 5, 21, 1234];

/** Texts with numbers as they appear on screens. */
function sayAll(LL: TranslationFunctions): string[][] {
  return [
    COUNTS.map((count) => LL.common.pointCount({ count })),
    COUNTS.map((count) => LL.game.board.resultTitle({ rank: count, count })),
    COUNTS.map((count) => LL.staff.waitingCount({ count })),
    [LL.scoreboard.chartLabel({ team: 'Reef', points: 1 })],
  ];
}

const SAID: Readonly<Record<string, string[][]>> = {
  'en-US': [
    ['0 points', '1 point', '2 points', '5 points', '21 points', '1,234 points'],
    [
      'Place 0 of 0 teams',
      'Place 1 of 1 team',
      'Place 2 of 2 teams',
      'Place 5 of 5 teams',
      'Place 21 of 21 teams',
      'Place 1,234 of 1,234 teams',
    ],
    [
      '0 teams waiting for review',
      '1 team waiting for review',
      '2 teams waiting for review',
      '5 teams waiting for review',
      '21 teams waiting for review',
      '1,234 teams waiting for review',
    ],
    ['Reef leads with 1 point.'],
  ],
  'zh-CN': [
    ['0 分', '1 分', '2 分', '5 分', '21 分', '1,234 分'],
    [
      '第 0 名，共 0 支队伍',
      '第 1 名，共 1 支队伍',
      '第 2 名，共 2 支队伍',
      '第 5 名，共 5 支队伍',
      '第 21 名，共 21 支队伍',
      '第 1,234 名，共 1,234 支队伍',
    ],
    [
      '0 支队伍待审核',
      '1 支队伍待审核',
      '2 支队伍待审核',
      '5 支队伍待审核',
      '21 支队伍待审核',
      '1,234 支队伍待审核',
    ],
    ['Reef 以 1 分领先。'],
  ],
  'zh-TW': [
    ['0 分', '1 分', '2 分', '5 分', '21 分', '1,234 分'],
    [
      '第 0 名，共 0 支隊伍',
      '第 1 名，共 1 支隊伍',
      '第 2 名，共 2 支隊伍',
      '第 5 名，共 5 支隊伍',
      '第 21 名，共 21 支隊伍',
      '第 1,234 名，共 1,234 支隊伍',
    ],
    [
      '0 支隊伍待審核',
      '1 支隊伍待審核',
      '2 支隊伍待審核',
      '5 支隊伍待審核',
      '21 支隊伍待審核',
      '1,234 支隊伍待審核',
    ],
    ['Reef 以 1 分領先。'],
  ],
  'ja-JP': [
    ['0点', '1点', '2点', '5点', '21点', '1,234点'],
    [
      '0チーム中0位',
      '1チーム中1位',
      '2チーム中2位',
      '5チーム中5位',
      '21チーム中21位',
      '1,234チーム中1,234位',
    ],
    [
      '0チームが審査待ち',
      '1チームが審査待ち',
      '2チームが審査待ち',
      '5チームが審査待ち',
      '21チームが審査待ち',
      '1,234チームが審査待ち',
    ],
    ['Reef が1点で首位です。'],
  ],
  'ko-KR': [
    ['0점', '1점', '2점', '5점', '21점', '1,234점'],
    ['0팀 중 0위', '1팀 중 1위', '2팀 중 2위', '5팀 중 5위', '21팀 중 21위', '1,234팀 중 1,234위'],
    [
      '심사 대기 0팀',
      '심사 대기 1팀',
      '심사 대기 2팀',
      '심사 대기 5팀',
      '심사 대기 21팀',
      '심사 대기 1,234팀',
    ],
    ['Reef 팀이 1점으로 선두예요.'],
  ],
  'id-ID': [
    ['0 poin', '1 poin', '2 poin', '5 poin', '21 poin', '1.234 poin'],
    [
      'Peringkat 0 dari 0 tim',
      'Peringkat 1 dari 1 tim',
      'Peringkat 2 dari 2 tim',
      'Peringkat 5 dari 5 tim',
      'Peringkat 21 dari 21 tim',
      'Peringkat 1.234 dari 1.234 tim',
    ],
    [
      '0 tim menunggu tinjauan',
      '1 tim menunggu tinjauan',
      '2 tim menunggu tinjauan',
      '5 tim menunggu tinjauan',
      '21 tim menunggu tinjauan',
      '1.234 tim menunggu tinjauan',
    ],
    ['Reef memimpin dengan 1 poin.'],
  ],
  'ru-RU': [
    ['0 очков', '1 очко', '2 очка', '5 очков', '21 очко', '1 234 очка'],
    [
      '0-е место из 0 команд',
      '1-е место из 1 команды',
      '2-е место из 2 команд',
      '5-е место из 5 команд',
      '21-е место из 21 команды',
      '1 234-е место из 1 234 команд',
    ],
    [
      '0 команд ждут проверки',
      '1 команда ждёт проверки',
      '2 команды ждут проверки',
      '5 команд ждут проверки',
      '21 команда ждёт проверки',
      '1 234 команды ждут проверки',
    ],
    ['Лидирует Reef: 1 очко.'],
  ],
  'vi-VN': [
    ['0 điểm', '1 điểm', '2 điểm', '5 điểm', '21 điểm', '1.234 điểm'],
    [
      'Hạng 0 trên 0 đội',
      'Hạng 1 trên 1 đội',
      'Hạng 2 trên 2 đội',
      'Hạng 5 trên 5 đội',
      'Hạng 21 trên 21 đội',
      'Hạng 1.234 trên 1.234 đội',
    ],
    [
      '0 đội chờ xét duyệt',
      '1 đội chờ xét duyệt',
      '2 đội chờ xét duyệt',
      '5 đội chờ xét duyệt',
      '21 đội chờ xét duyệt',
      '1.234 đội chờ xét duyệt',
    ],
    ['Reef dẫn đầu với 1 điểm.'],
  ],
  'de-DE': [
    ['0 Punkte', '1 Punkt', '2 Punkte', '5 Punkte', '21 Punkte', '1.234 Punkte'],
    [
      'Platz 0 von 0 Teams',
      'Platz 1 von 1 Team',
      'Platz 2 von 2 Teams',
      'Platz 5 von 5 Teams',
      'Platz 21 von 21 Teams',
      'Platz 1.234 von 1.234 Teams',
    ],
    [
      '0 Teams warten auf Prüfung',
      '1 Team wartet auf Prüfung',
      '2 Teams warten auf Prüfung',
      '5 Teams warten auf Prüfung',
      '21 Teams warten auf Prüfung',
      '1.234 Teams warten auf Prüfung',
    ],
    ['Reef führt mit 1 Punkt.'],
  ],
  'fr-FR': [
    ['0 point', '1 point', '2 points', '5 points', '21 points', '1 234 points'],
    [
      'Rang 0 sur 0 équipe',
      'Rang 1 sur 1 équipe',
      'Rang 2 sur 2 équipes',
      'Rang 5 sur 5 équipes',
      'Rang 21 sur 21 équipes',
      'Rang 1 234 sur 1 234 équipes',
    ],
    [
      '0 équipe en attente de validation',
      '1 équipe en attente de validation',
      '2 équipes en attente de validation',
      '5 équipes en attente de validation',
      '21 équipes en attente de validation',
      '1 234 équipes en attente de validation',
    ],
    ['Reef est en tête avec 1 point.'],
  ],
  'es-ES': [
    ['0 puntos', '1 punto', '2 puntos', '5 puntos', '21 puntos', '1234 puntos'],
    [
      'Puesto 0 de 0 equipos',
      'Puesto 1 de 1 equipo',
      'Puesto 2 de 2 equipos',
      'Puesto 5 de 5 equipos',
      'Puesto 21 de 21 equipos',
      'Puesto 1234 de 1234 equipos',
    ],
    [
      '0 equipos en espera de revisión',
      '1 equipo en espera de revisión',
      '2 equipos en espera de revisión',
      '5 equipos en espera de revisión',
      '21 equipos en espera de revisión',
      '1234 equipos en espera de revisión',
    ],
    ['Reef va en cabeza con 1 punto.'],
  ],
};

test.each(languages.map(({ code }) => code))(
  '%s counts and writes numbers its way',
  async (code) => {
    const dictionary: unknown = await readDictionary(import.meta.dirname, code.toLowerCase());
    const { LL } = makeLanguage(code, dictionary as Translations);
    // The kind of space that separates thousands depends on the browser.
    const said = sayAll(LL).map((row) => row.map((text) => text.replaceAll(/\s/g, ' ')));
    expect(said).toEqual(SAID[code]);
  },
);
