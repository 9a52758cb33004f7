import type { Template } from './types';

export const programs: readonly Template[] = [
  {
    id: 'argumentos',
    title: 'Argumentos',
    summary: 'Lo que se escribe después del nombre del programa.',
    args: 'Ana "Luis Miguel"',
    files: [
      {
        name: 'argumentos.c',
        text: String.raw`#include <stdio.h>

int main(int argc, char *argv[])
{
    if (argc < 2) {
        printf("Escribe algún nombre en «Argumentos».\n");
        return 1;
    }
    for (int i = 1; i < argc; i++) {
        printf("Hola, %s\n", argv[i]);
    }
    return 0;
}
`,
      },
    ],
  },
  {
    id: 'varios-archivos',
    title: 'Varios archivos',
    summary: 'Una cabecera, sus funciones y el programa que las usa.',
    files: [
      {
        name: 'main.c',
        text: String.raw`#include <stdio.h>

#include "figuras.h"

int main(void)
{
    printf("Rectángulo de 4 x 2.5: %.2f\n", rectangle_area(4.0, 2.5));
    printf("Círculo de radio 3:    %.2f\n", circle_area(3.0));
    return 0;
}
`,
      },
      {
        name: 'figuras.h',
        text: `#ifndef FIGURAS_H
#define FIGURAS_H

double rectangle_area(double width, double height);
double circle_area(double radius);

#endif
`,
      },
      {
        name: 'figuras.c',
        text: `#include "figuras.h"

static const double pi = 3.141592653589793;

double rectangle_area(double width, double height)
{
    return width * height;
}

double circle_area(double radius)
{
    return pi * radius * radius;
}
`,
      },
    ],
  },
  {
    id: 'memoria',
    title: 'Memoria',
    summary: 'Pide sitio con malloc, lo usa y lo devuelve.',
    files: [
      {
        name: 'memoria.c',
        text: String.raw`#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int count;

    printf("¿Cuántos números de Fibonacci? ");
    if (scanf("%d", &count) != 1 || count < 2 || count > 40) {
        printf("Tiene que ser un número de 2 a 40.\n");
        return 1;
    }

    int *numbers = malloc((size_t)count * sizeof *numbers);

    if (numbers == NULL) {
        printf("No queda memoria.\n");
        return 1;
    }
    numbers[0] = 0;
    numbers[1] = 1;
    for (int i = 2; i < count; i++) {
        numbers[i] = numbers[i - 1] + numbers[i - 2];
    }
    for (int i = 0; i < count; i++) {
        printf("%d ", numbers[i]);
    }
    printf("\n");
    free(numbers);
    return 0;
}
`,
      },
    ],
  },
  {
    id: 'adivina',
    title: 'Adivina el número',
    summary: 'Un juego entero: azar, bucle y teclado.',
    files: [
      {
        name: 'adivina.c',
        text: String.raw`#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int main(void)
{
    srand((unsigned)time(NULL));

    int secret = rand() % 100 + 1;
    int guess = 0;
    int tries = 0;

    printf("Pensé un número del 1 al 100.\n");
    while (guess != secret) {
        printf("¿Cuál es? ");
        if (scanf("%d", &guess) != 1) {
            printf("\nSin número no hay juego. Era el %d.\n", secret);
            return 1;
        }
        tries++;
        if (guess < secret) {
            printf("Más alto\n");
        } else if (guess > secret) {
            printf("Más bajo\n");
        }
    }
    printf("¡Ese es! Lo lograste en %d intentos.\n", tries);
    return 0;
}
`,
      },
    ],
  },
];
