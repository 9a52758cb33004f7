#include <stdio.h>

int main(void)
{
    printf("Aquí empieza el curso de C.\n");
    printf("Trae paciencia.\n");
    return 0;
}
