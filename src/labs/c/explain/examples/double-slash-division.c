#include <stdio.h>

int main(void)
{
    int alumnos = 23;
    int equipos = 0;
    equipos = alumnos // 5;
    printf("%d\n", equipos);
    return 0;
}
