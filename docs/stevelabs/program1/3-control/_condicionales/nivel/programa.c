#include <stdio.h>

int main(void)
{
    int nivel = 0;

    scanf("%d", &nivel);
    if (nivel [[>=]] 5) {
        printf("Se abre.\n");
    } else {
        printf("Cerrada.\n");
    }
    return 0;
}
