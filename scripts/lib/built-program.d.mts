export function builtProgram(file: string): { args: string[]; env: Record<string, string> };
