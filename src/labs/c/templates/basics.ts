import type { Template } from './types';

export const basics: readonly Template[] = [
  {
    id: 'hola',
    title: 'Hola, mundo',
    summary: 'El programa más corto que dice algo.',
    files: [
      {
        name: 'hola.c',
        text: String.raw`#include <stdio.h>

int main(void)
{
    printf("¡Hola, mundo!\n");
    return 0;
}
`,
      },
    ],
  },
  {
    id: 'entrada',
    title: 'Entrada',
    summary: 'Pregunta, lee el teclado y responde.',
    files: [
      {
        name: 'entrada.c',
        text: String.raw`#include <stdio.h>

int main(void)
{
    char nombre[40];
    int edad;

    printf("¿Cómo te llamas? ");
    if (scanf("%39s", nombre) != 1) {
        return 1;
    }
    printf("¿Cuántos años tienes? ");
    if (scanf("%d", &edad) != 1) {
        printf("Eso no es un número.\n");
        return 1;
    }
    printf("Hola, %s: en diez años tendrás %d.\n", nombre, edad + 10);
    return 0;
}
`,
      },
    ],
  },
  {
    id: 'condicional',
    title: 'Condicional',
    summary: 'Decide con if, else if y else.',
    files: [
      {
        name: 'nota.c',
        text: String.raw`#include <stdio.h>

int main(void)
{
    int nota;

    printf("Nota, de 0 a 100: ");
    if (scanf("%d", &nota) != 1 || nota < 0 || nota > 100) {
        printf("Tiene que ser un número de 0 a 100.\n");
        return 1;
    }
    if (nota >= 90) {
        printf("Excelente\n");
    } else if (nota >= 60) {
        printf("Aprobado\n");
    } else {
        printf("Toca repasar\n");
    }
    return 0;
}
`,
      },
    ],
  },
  {
    id: 'bucle',
    title: 'Bucle',
    summary: 'Una tabla de multiplicar con for.',
    files: [
      {
        name: 'tabla.c',
        text: String.raw`#include <stdio.h>

int main(void)
{
    int numero = 7;

    for (int i = 1; i <= 10; i++) {
        printf("%d x %2d = %2d\n", numero, i, numero * i);
    }
    return 0;
}
`,
      },
    ],
  },
  {
    id: 'funcion',
    title: 'Función',
    summary: 'Un cálculo con nombre, que se usa dos veces.',
    files: [
      {
        name: 'funcion.c',
        text: String.raw`#include <stdio.h>

double a_fahrenheit(double celsius)
{
    return celsius * 9.0 / 5.0 + 32.0;
}

int main(void)
{
    printf("El agua se congela a %.1f °F\n", a_fahrenheit(0.0));
    printf("y hierve a %.1f °F.\n", a_fahrenheit(100.0));
    return 0;
}
`,
      },
    ],
  },
];
