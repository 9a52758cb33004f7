#include <stdio.h>

int main(void)
{
    char ordenes[] = "+++--+";
    int n = 0;
    int capacidad = 0;

    for (int i = 0; ordenes[i] != '\0';
         i++) {
        if (ordenes[i] == '-') {
            n--;
        } else {
            if (n == capacidad) {
                capacidad *= 2;
                if (capacidad == 0) {
                    capacidad = 2;
                }
            }
            n++;
        }
        printf("%d de %d\n",
               n, capacidad);
    }
    return 0;
}
