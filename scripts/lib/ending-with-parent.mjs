// For `node --import`: the program ends with the process that started it.
import { stopWithParent } from './stop-with-parent.mjs';

stopWithParent();
