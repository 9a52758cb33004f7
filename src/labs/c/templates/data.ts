import type { Template } from './types';

export const data: readonly Template[] = [
  {
    id: 'arreglo',
    title: 'Arreglo y cadena',
    summary: 'Recorre números y letras uno por uno.',
    files: [
      {
        name: 'arreglo.c',
        text: String.raw`#include <ctype.h>
#include <stdio.h>

int main(void)
{
    int points[] = {12, 7, 30, 18, 5};
    int count = sizeof points / sizeof points[0];
    int best = points[0];

    for (int i = 1; i < count; i++) {
        if (points[i] > best) {
            best = points[i];
        }
    }
    printf("El mejor de %d resultados: %d\n", count, best);

    char word[] = "programa";

    for (int i = 0; word[i] != '\0'; i++) {
        word[i] = (char)toupper((unsigned char)word[i]);
    }
    printf("%s\n", word);
    return 0;
}
`,
      },
    ],
  },
  {
    id: 'punteros',
    title: 'Punteros',
    summary: 'Una función cambia las variables de otra.',
    files: [
      {
        name: 'punteros.c',
        text: String.raw`#include <stdio.h>

void swap(int *left, int *right)
{
    int old = *left;

    *left = *right;
    *right = old;
}

int main(void)
{
    int a = 3;
    int b = 8;

    printf("Antes:   a = %d, b = %d\n", a, b);
    swap(&a, &b);
    printf("Después: a = %d, b = %d\n", a, b);
    return 0;
}
`,
      },
    ],
  },
  {
    id: 'archivo',
    title: 'Archivo',
    summary: 'Lee notas.txt y escribe resumen.txt.',
    files: [
      {
        name: 'archivo.c',
        text: String.raw`#include <stdio.h>

int main(void)
{
    FILE *input = fopen("notas.txt", "r");

    if (input == NULL) {
        perror("notas.txt");
        return 1;
    }

    char name[40];
    int grade;
    int count = 0;
    int sum = 0;

    while (fscanf(input, "%39s %d", name, &grade) == 2) {
        printf("%-8s%4d\n", name, grade);
        sum += grade;
        count++;
    }
    fclose(input);
    if (count == 0) {
        printf("No hay ninguna nota.\n");
        return 1;
    }

    FILE *output = fopen("resumen.txt", "w");

    if (output == NULL) {
        perror("resumen.txt");
        return 1;
    }
    fprintf(output, "%d notas, promedio %.1f\n", count, (double)sum / count);
    fclose(output);
    printf("El promedio está en resumen.txt.\n");
    return 0;
}
`,
      },
      {
        name: 'notas.txt',
        text: 'Ana 95\nBruno 71\nCarla 88\n',
      },
    ],
  },
];
