/**
 * Shows how far a long step has come: on a terminal one line that counts up, in a log a line for
 * every tenth of the work.
 */
export function progress(label: string, total: number): (done: number) => void {
  const terminal = process.stdout.isTTY;
  let tenths = 0;
  return (done) => {
    const line = `${label}: ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;
    if (terminal) {
      process.stdout.write(`\r${line}${done >= total ? '\n' : ''}`);
      return;
    }
    const reached = Math.floor((done * 10) / total);
    if (reached > tenths && (total > 1000 || done >= total)) console.log(line);
    tenths = reached;
  };
}
