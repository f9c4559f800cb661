/** Downloads a file of the server; the browser saves it as it arrives. */
export function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
