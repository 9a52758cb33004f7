import type { Template } from './types';

// Names in C have no accents. cspell:ignore numeros rectangulo

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
    printf("Rectángulo de 4 x 2.5: %.2f\n", area_rectangulo(4.0, 2.5));
    printf("Círculo de radio 3:    %.2f\n", area_circulo(3.0));
    return 0;
}
`,
      },
      {
        name: 'figuras.h',
        text: `#ifndef FIGURAS_H
#define FIGURAS_H

double area_rectangulo(double ancho, double alto);
double area_circulo(double radio);

#endif
`,
      },
      {
        name: 'figuras.c',
        text: `#include "figuras.h"

static const double pi = 3.141592653589793;

double area_rectangulo(double ancho, double alto)
{
    return ancho * alto;
}

double area_circulo(double radio)
{
    return pi * radio * radio;
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
    int cuantos;

    printf("¿Cuántos números de Fibonacci? ");
    if (scanf("%d", &cuantos) != 1 || cuantos < 2 || cuantos > 40) {
        printf("Tiene que ser un número de 2 a 40.\n");
        return 1;
    }

    int *numeros = malloc((size_t)cuantos * sizeof *numeros);

    if (numeros == NULL) {
        printf("No queda memoria.\n");
        return 1;
    }
    numeros[0] = 0;
    numeros[1] = 1;
    for (int i = 2; i < cuantos; i++) {
        numeros[i] = numeros[i - 1] + numeros[i - 2];
    }
    for (int i = 0; i < cuantos; i++) {
        printf("%d ", numeros[i]);
    }
    printf("\n");
    free(numeros);
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

    int secreto = rand() % 100 + 1;
    int intento = 0;
    int intentos = 0;

    printf("Pensé un número del 1 al 100.\n");
    while (intento != secreto) {
        printf("¿Cuál es? ");
        if (scanf("%d", &intento) != 1) {
            printf("\nSin número no hay juego. Era el %d.\n", secreto);
            return 1;
        }
        intentos++;
        if (intento < secreto) {
            printf("Más alto\n");
        } else if (intento > secreto) {
            printf("Más bajo\n");
        }
    }
    printf("¡Ese es! Lo lograste en %d intentos.\n", intentos);
    return 0;
}
`,
      },
    ],
  },
];
