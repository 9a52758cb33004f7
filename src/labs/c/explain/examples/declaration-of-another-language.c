#include <stdio.h>

int main(void)
{
    let puntos = 10;
    return 0;
}
