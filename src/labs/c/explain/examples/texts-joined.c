#include <stdio.h>

int main(void)
{
    printf("%22s\n" "LA MAZMORRA");
    return 0;
}
