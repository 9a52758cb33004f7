#include <stdio.h>

int main(void)
{
    int oro = 5;
    int gemas = 2;
    int uno = 0;
    int dos = 0;

    uno = scanf("%d", &oro);
    dos = scanf("%d", &gemas);
    printf("%d %d\n", uno, dos);
    printf("%d %d\n", oro, gemas);
    return 0;
}
