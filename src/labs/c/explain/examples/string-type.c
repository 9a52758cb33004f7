#include <stdio.h>

int main(void)
{
    string name = "Ana";
    printf("%s\n", name);
    return 0;
}
