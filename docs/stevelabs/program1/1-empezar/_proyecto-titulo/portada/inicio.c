#include <stdio.h>

int main(void)
{
    // Tu pantalla empieza aquí.
    return 0;
}
