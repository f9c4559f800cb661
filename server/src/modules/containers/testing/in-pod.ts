// Started by a test where the files of a service account are, as in a pod: prints what the engine lists.
import { createKubernetesEngine } from '../kubernetes/part-engine.ts';

const [, , site = '', namespace = ''] = process.argv;
const engine = await createKubernetesEngine({
  site,
  namespace,
  kubeconfig: undefined,
  isInside: true,
  publicHost: 'localhost',
  networkPrefix: 'halyard',
  deniedRanges: [],
  nameservers: [],
  allowsRoot: false,
});
process.stdout.write(JSON.stringify(await engine.list()));
