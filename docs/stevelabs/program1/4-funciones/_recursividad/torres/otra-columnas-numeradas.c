#include <stdio.h>

char letra(int columna)
{
    return (char)('A' + columna);
}

int mueve(int n, int de, int a)
{
    int libre = 3 - de - a;
    int antes = 0;
    int despues = 0;

    if (n == 0) {
        return 0;
    }
    antes = mueve(n - 1, de, libre);
    printf("%c -> %c\n", letra(de), letra(a));
    despues = mueve(n - 1, libre, a);
    return antes + 1 + despues;
}

int main(void)
{
    int discos = 0;

    scanf("%d", &discos);
    printf("Pasos: %d\n", mueve(discos, 0, 2));
    return 0;
}
