/** Opens the browser's dialog for choosing a file and calls back with the chosen one. */
export function chooseFile(accept: string, onFile: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file) onFile(file);
  });
  input.click();
}
