#include <assert.h>
#include <stdio.h>

int main(void)
{
    int edad = -3;
    assert(edad >= 0);
    printf("%d\n", edad);
    return 0;
}
