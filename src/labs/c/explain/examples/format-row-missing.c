#include <stdio.h>

int main(void)
{
    char nombres[3][20] = {"Ana", "Beto", "Rita"};

    printf("%s\n", nombres);
    return 0;
}
