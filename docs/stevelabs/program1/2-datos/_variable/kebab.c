#include <stdio.h>

int main(void)
{
    int max-lives = 3;

    printf("Vidas: %d\n", max-lives);
    return 0;
}
