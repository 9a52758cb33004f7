#include <stdio.h>

int main(void)
{
    printf("Aquí empieza el curso de cocina.\n");
    printf("Trae un delantal.\n");
    return 0;
}
