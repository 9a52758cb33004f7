#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int main(void)
{
    int dados = 0;
    int caras = 0;
    int golpe = 0;

    srand((unsigned)time(NULL));
    scanf("%d", &dados);
    scanf("%d", &caras);
    golpe = rand() % caras + 1;
    printf("Media: %d\n", golpe);
    printf("Golpe perfecto: %d %%\n",
           dados);
    return 0;
}
