/* dockerode loads ssh2 for engines at the other end of SSH, which this server does not support. The package has native code, so
   this one takes its place (`overrides` of the root); it does nothing until somebody uses it. */
exports.Client = function Client() {
  throw new Error('Engines at the other end of SSH are not supported.');
};
