import type { TableRow } from './table.ts';

/** What a column of a sheet can hold. Without a head, columns are the first seven in this order. */
export const FIELDS = [
  'userName',
  'email',
  'password',
  'realName',
  'stdNumber',
  'phone',
  'teamName',
  'captain',
  'banned',
  'hidden',
] as const;
export type Field = (typeof FIELDS)[number];

export const TEXT_FIELDS = [
  'userName',
  'email',
  'password',
  'realName',
  'stdNumber',
  'phone',
  'teamName',
] as const satisfies readonly Field[];
export type TextField = (typeof TEXT_FIELDS)[number];

/** Names of columns, as `plain` writes them: those of other platforms, and those of forms and spreadsheets in several languages. */
const NAMES: Readonly<Record<Field, string>> = {
  userName:
    'username user login loginname nickname handle benutzername benutzer nutzername anmeldename nomdutilisateur utilisateur identifiant pseudo nombredeusuario usuario имяпользователя пользователь логин namapengguna tênđăngnhập tênngườidùng 用户名 用戶名 使用者名稱 账号 帳號 ユーザー名 ユーザ名 사용자이름 사용자명 아이디',
  email:
    'email mail emailaddress mailaddress emailadresse mailadresse courriel adressemail adresseemail correo correoelectrónico электроннаяпочта почта surel alamatemail địachỉemail 邮箱 电子邮件 电子邮箱 郵箱 電子郵件 メール メールアドレス 이메일 이메일주소',
  password:
    'password passwort kennwort motdepasse contraseña пароль katasandi mậtkhẩu 密码 密碼 パスワード 비밀번호 암호',
  realName:
    'realname fullname displayname vollername vollständigername klarname nomcomplet nomcompleto nombrecompleto полноеимя фио namalengkap họtên họvàtên 姓名 真实姓名 真實姓名 氏名 본명 성명 실명',
  stdNumber:
    'stdnumber studentnumber studentid studentno matriculationnumber matrikelnummer matrikelnr matrikel numéroétudiant numeroetudiant matrícula númerodeestudiante номерстудента nim nomormahasiswa mãsốsinhviên mssv 学号 學號 学籍番号 学生番号 학번',
  phone:
    'phone phonenumber telephone mobile telefon telefonnummer handy téléphone teléfono телефон telepon sốđiệnthoại điệnthoại 电话 手机 手机号 電話 手機 電話番号 전화번호 전화',
  teamName:
    'teamname team mannschaft équipe nomdéquipe equipo nombredeequipo команда названиекоманды tim namatim đội tênđội 队伍 队名 团队 隊伍 隊名 團隊 チーム チーム名 팀 팀명 팀이름',
  captain:
    'captain iscaptain teamcaptain captainid teamcaptainid kapitän teamkapitän capitaine capitán капитан kapten độitrưởng 队长 隊長 キャプテン 주장',
  banned: 'banned isbanned gesperrt banni baneado заблокирован diblokir bịcấm 封禁 已封禁 停權',
  hidden: 'hidden ishidden versteckt verborgen caché oculto скрыт',
};

const BY_NAME = new Map(
  FIELDS.flatMap((field) => NAMES[field].split(' ').map((name) => [name, field] as const)),
);

/** The user name, unless another column is that. */
const NAME = new Set([
  'name',
  'nom',
  'nombre',
  'имя',
  'nama',
  'tên',
  '名前',
  '이름',
  '名字',
  '名称',
]);

/** A sheet whose first row has been looked at. */
export interface People {
  /** Null where the sheet begins with a person. */
  head: readonly string[] | null;
  /** The field of each column; null is not used. */
  columns: readonly (Field | null)[];
  rows: readonly TableRow[];
}

/** Finds the head of a sheet and what its columns are. A first row without an address is a head, also if nothing of it is understood. */
export function findColumns(rows: readonly TableRow[]): People {
  const [first, ...others] = rows;
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  if (!first || first.cells.some(isAddress)) {
    const columns = Array.from({ length: width }, (_, index) => TEXT_FIELDS[index] ?? null);
    return { head: null, columns, rows };
  }
  const head = Array.from({ length: width }, (_, index) => first.cells[index]?.trim() ?? '');
  return { head, columns: columnsOf(head.map(plain)), rows: others };
}

function isAddress(cell: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(cell.trim());
}

/** Case, marks and spaces do not count in names of columns. */
export function plain(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** The first column of a field is that field, a later one is not used. */
function columnsOf(names: readonly string[]): (Field | null)[] {
  const found = names.map((name) => BY_NAME.get(name) ?? null);
  const nameField = found.includes('userName') ? 'realName' : 'userName';
  const taken = new Set<Field>();
  return found.map((field, index) => {
    const wanted =
      field ?? (NAME.has(names[index] ?? '') && !found.includes(nameField) ? nameField : null);
    if (wanted === null || taken.has(wanted)) return null;
    taken.add(wanted);
    return wanted;
  });
}

/** The columns after one was assigned by hand: another column of that field is no longer used. */
export function assign(
  columns: readonly (Field | null)[],
  index: number,
  field: Field | null,
): (Field | null)[] {
  return columns.map((each, at) => {
    if (at === index) return field;
    return each === field ? null : each;
  });
}

/** Whether a sheet says who its people are. */
export function isAssigned(columns: readonly (Field | null)[]): boolean {
  return columns.includes('userName') && columns.includes('email');
}
