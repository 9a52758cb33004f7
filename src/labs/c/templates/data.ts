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
    int puntos[] = {12, 7, 30, 18, 5};
    int cuantos = sizeof puntos / sizeof puntos[0];
    int mejor = puntos[0];

    for (int i = 1; i < cuantos; i++) {
        if (puntos[i] > mejor) {
            mejor = puntos[i];
        }
    }
    printf("El mejor de %d resultados: %d\n", cuantos, mejor);

    char palabra[] = "programa";

    for (int i = 0; palabra[i] != '\0'; i++) {
        palabra[i] = (char)toupper((unsigned char)palabra[i]);
    }
    printf("%s\n", palabra);
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

void intercambiar(int *uno, int *otro)
{
    int guardado = *uno;

    *uno = *otro;
    *otro = guardado;
}

int main(void)
{
    int a = 3;
    int b = 8;

    printf("Antes:   a = %d, b = %d\n", a, b);
    intercambiar(&a, &b);
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
    FILE *notas = fopen("notas.txt", "r");

    if (notas == NULL) {
        perror("notas.txt");
        return 1;
    }

    char nombre[40];
    int nota;
    int cuantas = 0;
    int suma = 0;

    while (fscanf(notas, "%39s %d", nombre, &nota) == 2) {
        printf("%-8s%4d\n", nombre, nota);
        suma += nota;
        cuantas++;
    }
    fclose(notas);
    if (cuantas == 0) {
        printf("No hay ninguna nota.\n");
        return 1;
    }

    FILE *resumen = fopen("resumen.txt", "w");

    if (resumen == NULL) {
        perror("resumen.txt");
        return 1;
    }
    fprintf(resumen, "%d notas, promedio %.1f\n",
            cuantas, (double)suma / cuantas);
    fclose(resumen);
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
