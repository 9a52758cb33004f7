#include <stdio.h>

int main(void)
{
    int segundos = 0;

    scanf("%d", &segundos);
    while (segundos > 0) {
        segundos--;
        printf("%d...\n", segundos);
    }
    printf("Se abre.\n");
    return 0;
}
