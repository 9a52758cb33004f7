#include <stdio.h>

int main(void)
{
    char names[3][20] = {"Ana", "Beto", "Rita"};

    printf("%s\n", names);
    return 0;
}
