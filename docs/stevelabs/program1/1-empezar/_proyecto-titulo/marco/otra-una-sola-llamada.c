#include <stdio.h>

int main(void)
{
    printf("=================="
           "================\n"
           "%22s\n"
           "=================="
           "================\n",
           "LA MAZMORRA");
    return 0;
}
