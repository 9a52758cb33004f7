#include <stdio.h>

int main(void)
{
    int nota = 0;
    scanf("%d", &nota);
    if (nota >= 5) {
        printf("Aprobado\n");
    } else if (nota >= 9) {
        printf("Sobresaliente\n");
    }
    return 0;
}
