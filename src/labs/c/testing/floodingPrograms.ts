/** Statements of programs that write without end, or a very large output. */
export const floodingPrograms: Readonly<Record<string, readonly string[]>> = {
  'numbers in an endless line': [
    'int i = 0;',
    'while (i >= 0) printf("%d ", i);',
  ],
  'letters in an endless line': ["for (;;) putchar('.');"],
  'lines of a letter': ['for (;;) puts("x");'],
  'a million lines': ['for (int i = 0; i < 1000000; i++) printf("%d\\n", i);'],
  'empty lines': ["for (;;) putchar('\\n');"],
  'a line begun anew': ['for (int i = 0;; i++) printf("\\rvuelta %d", i);'],
  'only carriage returns': ["for (;;) putchar('\\r');"],
  backspaces: ['for (int i = 0;; i++) printf("%d\\b\\b", i);'],
  colours: [
    'for (int i = 0;; i++) printf("\\x1b[3%dm%c", i % 8, 97 + i % 26);',
  ],
  'a screen cleared again and again': [
    'for (int i = 0;; i++) printf("\\x1b[H\\x1b[2J cuadro %d\\n", i);',
  ],
  'NUL bytes': ['for (;;) putchar(0);'],
  'halves of letters': ['for (;;) putchar(0xc3);'],
  'marks over a letter': ['for (;;) printf("\\xcc\\x81");'],
  'its output and its errors by turns': [
    'for (;;) { puts("a"); fputs("b\\n", stderr); }',
  ],
};

/** Statements that write a line of four megabytes and then ask. */
export const longLineBeforeQuestion: readonly string[] = [
  "for (int i = 0; i < 4000000; i++) putchar('.');",
  'printf("¿Número? ");',
  'int n = 0;',
  'scanf("%d", &n);',
  'printf("Son %d\\n", n);',
];
