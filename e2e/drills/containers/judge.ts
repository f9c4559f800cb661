/** A row of the server. */
export interface InstanceRow {
  /** The name of its container at the engine. */
  name: string;
  status: string;
  participationId: number | null;
  challengeId: number | null;
  teamId: number | null;
  port: number;
}

/** A container of the site at the engine. */
export interface SeenContainer {
  /** The name in the label of the container. */
  name: string;
  isRunning: boolean;
  ports: readonly number[];
}

export interface State {
  rows: readonly InstanceRow[];
  containers: readonly SeenContainer[];
  /** The team that answers at the port of each row: its id, or nothing. */
  answers: ReadonlyMap<string, string>;
  /** Names of the networks of the site. */
  networks: readonly string[];
}

/** Each mode has one network, however many instances there are. */
const MOST_NETWORKS = 2;

/** Whether it has a container, or is to have one. */
export function isAlive({ status }: InstanceRow): boolean {
  return status === 'Pending' || status === 'Running';
}

/** Whether nothing is on its way any more, and as many containers run as instances, and no others are there. */
export function isSettled({ rows, containers }: Pick<State, 'rows' | 'containers'>): boolean {
  const running = rows.filter(({ status }) => status === 'Running').length;
  return (
    rows.every(hasSettled) &&
    containers.length === running &&
    containers.every(({ isRunning }) => isRunning)
  );
}

function hasSettled({ status }: InstanceRow): boolean {
  return status === 'Running' || status === 'Failed';
}

/** Finds where rows, containers, ports and networks disagree. */
export function findDisagreements(state: State): string[] {
  return [
    ...findUnsettled(state),
    ...findOrphans(state),
    ...findVanished(state),
    ...findDuplicates(state),
    ...findLostPorts(state),
    ...findNetworks(state),
  ];
}

function findUnsettled({ rows }: State): string[] {
  return rows
    .filter((row) => !hasSettled(row))
    .map(({ name, status }) => `instance ${name} is still ${status}`);
}

function findOrphans({ rows, containers }: State): string[] {
  const known = new Set(rows.filter(isAlive).map(({ name }) => name));
  return containers
    .filter(({ name }) => !known.has(name))
    .map(({ name }) => `container ${name} is an orphan: no instance has it`);
}

function findVanished({ rows, containers }: State): string[] {
  const running = new Set(containers.filter(({ isRunning }) => isRunning).map(({ name }) => name));
  return rows
    .filter(({ name, status }) => status === 'Running' && !running.has(name))
    .map(({ name }) => `instance ${name} is running, and no container is`);
}

function findDuplicates({ rows, containers }: State): string[] {
  const places = rows
    .filter(isAlive)
    .map(({ participationId, challengeId }) => `${participationId}/${challengeId}`);
  return [
    ...repeated(places).map((place) => `participation and challenge ${place} have two instances`),
    ...repeated(containers.map(({ name }) => name)).map(
      (name) => `instance ${name} has two containers`,
    ),
    ...repeated(containers.flatMap(({ ports }) => ports)).map(
      (port) => `port ${port} belongs to two containers`,
    ),
  ];
}

function findLostPorts({ rows, containers, answers }: State): string[] {
  const ports = new Map(containers.map((container) => [container.name, container.ports]));
  return rows
    .filter(({ status }) => status === 'Running')
    .flatMap(({ name, port, teamId }) => {
      const answer = answers.get(name) ?? '';
      if (!ports.get(name)?.includes(port))
        return [`port ${port} of instance ${name} is not its own`];
      if (answer === '') return [`port ${port} of instance ${name} does not answer`];
      return answer === String(teamId)
        ? []
        : [`port ${port} of team ${teamId} is answered by team ${answer}`];
    });
}

function findNetworks({ networks }: State): string[] {
  return networks.length <= MOST_NETWORKS
    ? []
    : [`${networks.length} networks were made: ${networks.slice(0, 5).join(', ')}`];
}

function repeated<Value>(values: readonly Value[]): Value[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
