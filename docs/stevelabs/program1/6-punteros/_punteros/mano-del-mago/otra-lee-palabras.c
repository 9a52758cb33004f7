#include <stdio.h>

int main(void)
{
    int oro = 50;
    int vida = 20;
    int fuerza = 8;
    int n = 0;
    int *p = NULL;
    char orden[10] = "";

    while (scanf("%9s", orden) == 1) {
        if (orden[0] == 'x') {
            break;
        }
        if (orden[0] == '+') {
            scanf("%d", &n);
            if (p) {
                *p += n;
            } else {
                printf("¿A qué?\n");
            }
            continue;
        }
        p = orden[0] == 'o' ? &oro : orden[0] == 'v' ? &vida : &fuerza;
    }
    printf("oro %d, vida %d, fuerza %d\n", oro, vida, fuerza);
    return 0;
}
