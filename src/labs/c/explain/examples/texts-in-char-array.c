#include <stdio.h>

int main(void)
{
    char days[] = {"lun", "mar"};
    printf("%s\n", days);
    return 0;
}
